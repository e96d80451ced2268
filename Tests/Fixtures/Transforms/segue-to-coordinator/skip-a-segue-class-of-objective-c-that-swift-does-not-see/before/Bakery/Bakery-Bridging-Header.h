// Nothing so far.
