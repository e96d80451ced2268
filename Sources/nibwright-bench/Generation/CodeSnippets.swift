import Randomness

/// Methods such as any app has, so that a byte of generated Swift costs the parser what a byte of real Swift does.
enum CodeSnippets {
    static func method(_ random: inout SeededRandom) -> String {
        let name = random.pick(verbs) + random.pick(things) + String(random.number(1...99))
        return random.pick(bodies)(name, random.number(1...60))
    }

    private static let verbs = ["update", "load", "format", "validate", "merge", "filter", "send", "store", "restore"]
    private static let things = [
        "Entries", "Total", "Header", "Selection", "Price", "Draft", "Token", "Preview", "State",
    ]

    private static let bodies: [@Sendable (String, Int) -> String] = [
        { name, number in
            """
                /// Sorts and groups what was loaded, newest first.
                func \(name)(_ entries: [Entry], limit: Int = \(number)) -> [String: [Entry]] {
                    let visible = entries.filter { !$0.isHidden && $0.priority >= limit }
                    let sorted = visible.sorted { $0.date > $1.date }
                    var groups: [String: [Entry]] = [:]
                    for entry in sorted where entry.title.count > \(number) {
                        groups[entry.section ?? "Other", default: []].append(entry)
                    }
                    return groups.mapValues { Array($0.prefix(limit)) }
                }

            """
        },
        { name, number in
            """
                private func \(name)(from url: URL, completion: @escaping (Result<Data, Error>) -> Void) {
                    var request = URLRequest(url: url, timeoutInterval: \(number))
                    request.httpMethod = "POST"
                    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
                    let task = URLSession.shared.dataTask(with: request) { data, response, error in
                        if let error = error {
                            completion(.failure(error))
                            return
                        }
                        guard let http = response as? HTTPURLResponse, (200..<300).contains(http.statusCode) else {
                            return completion(.failure(RequestError.status(\(number))))
                        }
                        DispatchQueue.main.async { completion(.success(data ?? Data())) }
                    }
                    task.resume()
                }

            """
        },
        { name, number in
            """
                func \(name)() -> String? {
                    guard let first = cache.values.first, let amount = first.amount else { return nil }
                    let formatter = NumberFormatter()
                    formatter.numberStyle = .currency
                    formatter.maximumFractionDigits = amount < \(number) ? 2 : 0
                    // Amounts come in cents and are shown in the user's own currency.
                    return formatter.string(from: NSNumber(value: Double(amount) / 100.0))
                }

            """
        },
        { name, number in
            """
                @discardableResult
                func \(name)(state: State, animated: Bool) -> Bool {
                    switch state {
                    case .idle where !animated: return false
                    case .idle: print("idle for \\(\(number)) seconds")
                    case .running(let progress):
                        UIView.animate(withDuration: 0.3, animations: {
                            self.cache["progress"]?.priority = Int(progress * \(number))
                        }, completion: { finished in
                            if finished { NotificationCenter.default.post(name: .didFinish, object: nil) }
                        })
                    case .failed(let error as RequestError): assertionFailure(error.localizedDescription)
                    default: break
                    }
                    return cache.isEmpty || (animated && cache.count > \(number))
                }

            """
        },
        { name, number in
            """
                func \(name)(with dictionary: [String: Any]) throws {
                    let identifier = dictionary["id"] as? String ?? UUID().uuidString
                    let size = CGSize(width: \(number).5, height: (dictionary["height"] as? CGFloat) ?? 44)
                    do {
                        let data = try JSONSerialization.data(withJSONObject: dictionary, options: [.prettyPrinted])
                        try data.write(to: folder.appendingPathComponent("\\(identifier).json"), options: .atomic)
                        cache[identifier] = Entry(title: identifier, size: size, date: Date())
                    } catch let error as CocoaError where error.code == .fileWriteOutOfSpace {
                        cache.removeAll(keepingCapacity: true)
                        throw error
                    }
                }

            """
        },
    ]
}
