print("nibwright")
