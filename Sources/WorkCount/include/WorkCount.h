// Nothing is called from outside: the library is loaded before a program, by LD_PRELOAD.
