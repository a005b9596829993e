import { serveWithout } from '#tests/support/serve-without.ts';

/** A process that takes in whatever comes: the control of the test that three times what it can serve does it no harm. */
await serveWithout({ sheds: false });
