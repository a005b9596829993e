/** Loaded into a server by the control of the test that stops it under writes: it ends without a word. That test must fail then. */
process.once('SIGTERM', () => process.exit(0));
