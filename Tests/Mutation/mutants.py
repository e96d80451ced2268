"""Finds what can be mutated in Swift text, and writes all of it into one text that a number switches on at run time.

A mutant flips one condition or drops one statement. All mutants of a file are compiled together, each behind `mutantIs(number)`, so that one
build serves them all: an operator becomes an operator of its own that is either itself or its opposite, a statement stands in an `if`.
"""
import hashlib, re
from dataclasses import dataclass

OPPOSITES = {"==": "!=", "!=": "==", "&&": "||", "||": "&&", "<": "<=", "<=": "<", ">": ">=", ">=": ">"}
DECLARATIONS = re.compile(
    r"(let|var|func|case|default|guard|if|for|while|switch|repeat|do|catch|init|deinit|struct|class|enum|extension|import|static|private|public"
    r"|package|fileprivate|internal|mutating|override|subscript|throw|return|defer|else|typealias|protocol|associatedtype|try\s+\w+\s*$)\b")
BLOCK = re.compile(r"(} )?(else|if|for|while|guard|switch|repeat|do|catch|init|case|default)\b|.*\bfunc [^>]*$|.* else {$")
STATEMENT = re.compile(r"(_ = )?(try[?!]? )?(await )?[A-Za-z_][\w.]*(\[[^\]]*\])?(\(.*\)| (=|\+=|-=|\*=|\|=) .+|\..+\(.*\))$")


@dataclass
class Mutant:
    path: str
    line: int
    column: int
    old: str
    what: str
    number: int = 0

    @property
    def key(self):
        """Names the mutant by what it does and where, so that a run may be taken up again."""
        return hashlib.sha1(f"{self.path}:{self.line}:{self.column}:{self.what}".encode()).hexdigest()[:10]

    def __str__(self):
        return f"{self.path}:{self.line}:{self.column}: {self.what}"


def masked(text):
    """The text with comments and string literals blanked, of the same length."""
    pattern = re.compile(r'//[^\n]*|/\*.*?\*/|#*"""(?:.*?)"""#*|#+"[^\n]*?"#+|"(?:\\\(.*?\)|\\.|[^"\\\n])*"', re.S)
    return pattern.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)


def mutants(path, text):
    """Every mutant of a file, by place."""
    found, lines = [], text.split("\n")
    for number, code in enumerate(masked(text).split("\n")):
        if re.match(r"\s*(@|#|import |infix |prefix |precedencegroup )", code): continue
        for match in re.finditer(r"(?<= )(?<!func )(==|!=|&&|\|\||<=|>=|<|>)(?= )", code):
            found.append(Mutant(path, number + 1, match.start() + 1, match.group(), f"{match.group()} becomes {OPPOSITES[match.group()]}"))
        for match in re.finditer(r"(?<![\w.!])!(?=[A-Za-z_(])", code):
            found.append(Mutant(path, number + 1, match.start() + 1, "!", "! goes"))
        # Not in a pattern of a `switch`, nor as the default of a parameter, which may be public.
        for match in re.finditer(r"(?<![\w.])(?<!case )(?<!: Bool = )(true|false)(?!\w)", code):
            opposite = "false" if match.group() == "true" else "true"
            found.append(Mutant(path, number + 1, match.start() + 1, match.group(), f"{match.group()} becomes {opposite}"))
        if is_statement(number, code, lines):
            statement = lines[number].strip()
            found.append(Mutant(path, number + 1, len(code) - len(code.lstrip()) + 1, statement, f"`{statement}` goes"))
    return found


def is_statement(number, code, lines):
    """Whether a line is a statement by itself, which may go: no declaration, no part of another one."""
    stripped = code.strip()
    if any(code.count(first) != code.count(last) for first, last in ("()", "[]", "{}")): return False
    indentation = len(code) - len(code.lstrip())
    around = next((line for line in reversed(lines[:number]) if line.strip() and len(line) - len(line.lstrip()) < indentation), "")
    # Where a guard has no other way out, what leaves it stays.
    if stripped in ("continue", "break"): return not re.search(r"(^|[^}] *)else \{$", around.strip())
    # What begins with a type's name makes a value, which a closure gives.
    if re.match(r"[A-Z]", stripped) or not stripped or DECLARATIONS.match(stripped) or not STATEMENT.match(lines[number].strip()): return False
    # A property that an initializer does not set does not compile.
    if re.match(r"\) .*{$", around.strip()): around = parameters_above(number, lines, around)
    if re.search(r"\binit[?(]", around) and re.match(r"(self\.)?\w+ = ", stripped): return False
    if re.match(r"self = |(self|super)\.init\(", stripped): return False
    above = next((line.strip() for line in reversed(lines[:number]) if line.strip() and not line.strip().startswith("//")), "")
    below = next((line.strip() for line in lines[number + 1:] if line.strip()), "")
    # What a closure, a function or a branch gives is its only line.
    if below.startswith("}") and around.strip() == above and not re.search(r" (=|[-+*|]=)( |$)", stripped):
        if re.search(r"(\bin|\{)$", above) and not BLOCK.match(above): return False
    starts = re.search(r"[{};:)\]]$|\bin$|^}", above) or STATEMENT.match(above) or re.match(r"(let|var|return|guard)\b.*[\w)\]\"?!]$", above)
    return bool(starts) and not re.match(r"[.?:+\-*&|]|else\b", below) and not re.search(r"(->|[=,(\[+&|?]) *$", above)


def parameters_above(number, lines, closing):
    """The line that opens the parameters that a line closes."""
    indentation = closing[:len(closing) - len(closing.lstrip())]
    above = lines[:max(place for place in range(number) if lines[place] == closing)]
    return next((line for line in reversed(above) if re.match(indentation + r"\S", line)), "")


def switched(text, chosen):
    """The text with some of its mutants compiled in, each off until its number is asked for. Lines keep their numbers."""
    lines, declarations = text.split("\n"), []
    for mutant in sorted(chosen, key=lambda mutant: (mutant.line, mutant.column), reverse=True):
        line, start = lines[mutant.line - 1], mutant.column - 1
        end, number = start + len(mutant.old), mutant.number
        if mutant.old in OPPOSITES:
            name = mutant.old + "~" + "".join("~^"[int(digit)] for digit in f"{number:b}")
            declarations.append(operator(name, mutant.old, number))
            new = name
        elif mutant.old == "!": new = f"!mutantIs({number}) != "
        elif mutant.old in ("true", "false"): new = f"(mutantIs({number}) != {mutant.old})"
        else:
            # Others on the line may be in it by now.
            end, new = len(line), f"if !mutantIs({number}) {{ {line[start:]} }}"
        lines[mutant.line - 1] = line[:start] + new + line[end:]
    return "\n".join(lines).rstrip("\n") + "\n" + "".join(declarations) + SWITCH


def operator(name, old, number):
    """An operator that is another one, or its opposite while the mutant is on."""
    new = OPPOSITES[old]
    if old in ("&&", "||"):
        group = "LogicalConjunctionPrecedence" if old == "&&" else "LogicalDisjunctionPrecedence"
        body = f"mutantIs({number}) ? try a {new} b() : try a {old} b()"
        return (f"infix operator {name}: {group}\n"
                f"private func {name} (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {{ {body} }}\n")
    kind = "Equatable" if old in ("==", "!=") else "Comparable"
    absent = ""
    if old in ("==", "!="):
        absent = (f"private func {name} <T>(a: T?, b: _OptionalNilComparisonType) -> Bool "
                  f"{{ mutantIs({number}) ? a {new} b : a {old} b }}\n")
    return (f"infix operator {name}: ComparisonPrecedence\n" + absent +
            f"private func {name} <T: {kind}>(a: T, b: T) -> Bool {{ mutantIs({number}) ? a {new} b : a {old} b }}\n")


SWITCH = """\
import class Foundation.ProcessInfo
private let mutantNumber = Int(ProcessInfo.processInfo.environment["NIBWRIGHT_MUTANT"] ?? "")
private func mutantIs(_ number: Int) -> Bool { mutantNumber == number }
"""
