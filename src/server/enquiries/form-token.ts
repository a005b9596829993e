import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a token says: when the form was opened, and which opening it was; or that we did not make it. */
export type FormTokenReading =
  | { readonly kind: 'genuine'; readonly nonce: string; readonly ageSeconds: number }
  | { readonly kind: 'foreign' };

/** Makes and reads the tokens of the form: the moment of opening, signed, so that nothing has to be stored. */
export interface FormTokens {
  issue(now: Date): string;
  read(token: string, now: Date): FormTokenReading;
}

const shape = /^([0-9a-z]{1,10})\.([\w-]{16})\.([\w-]{43})$/;

/** Tokens signed with a key that every process shares. */
export function createFormTokens(key: Buffer): FormTokens {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    issue(now) {
      const text = `${now.getTime().toString(36)}.${randomBytes(12).toString('base64url')}`;
      return `${text}.${sign(text).toString('base64url')}`;
    },
    read(token, now) {
      const [, moment, nonce, signature] = shape.exec(token) ?? [];
      if (!moment || !nonce || !signature) return { kind: 'foreign' };
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(`${moment}.${nonce}`);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { kind: 'foreign' };
      return { kind: 'genuine', nonce, ageSeconds: (now.getTime() - Number.parseInt(moment, 36)) / 1000 };
    },
  };
}
