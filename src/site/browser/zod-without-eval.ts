import { config } from 'zod';

// Compiled validators need `eval`, which the pages' policy refuses; even trying is reported as a violation.
config({ jitless: true });
