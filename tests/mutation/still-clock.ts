/** Changed code counts what it runs and is slow by that: limits of time say nothing here. */
performance.now = () => 0;
