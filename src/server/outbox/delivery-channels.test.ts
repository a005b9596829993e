import { expect, test } from 'vitest';
import { readWebhookKey } from '../config/setting-kinds.ts';

test.each(['', 'secret', 'whsec_', 'whsec_c2hvcnQ=', `whsec_${'A'.repeat(200)}`, 'whsec_not base64 at all, is it'])(
  '%s is not a valid secret',
  (text) => expect(readWebhookKey(text)).toBeUndefined(),
);
