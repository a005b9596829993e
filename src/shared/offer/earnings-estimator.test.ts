import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type EstimateInput,
  estimateEarnings,
  estimateLimits,
  estimatorDefaults,
  formatAmount,
  formatEstimate,
  readAmount,
  readEstimateAmount,
  readEstimateQuery,
  withEstimate,
  writeEstimate,
} from './earnings-estimator.ts';

const whole = (maximum: number) => fc.integer({ min: 0, max: maximum });
const input: fc.Arbitrary<EstimateInput> = fc.record({
  clientsPerYear: whole(estimateLimits.clientsPerYear),
  averageDeal: whole(estimateLimits.averageDeal),
  commissionPercent: whole(estimateLimits.commissionPercent),
  paymentModel: fc.constantFrom('plan', 'one-off'),
});

describe('estimateEarnings', () => {
  it('is clients x deal x percent / 100, and a twelfth or all of it a month', () => {
    fc.assert(
      fc.property(input, (example) => {
        const { total, monthly } = estimateEarnings(example);
        expect(total * 100).toBeCloseTo(example.clientsPerYear * example.averageDeal * example.commissionPercent, 2);
        expect(monthly).toBe(example.paymentModel === 'plan' ? total / 12 : total);
      }),
    );
  });

  it('never returns a negative or infinite figure for any numbers', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), (clientsPerYear, averageDeal, commissionPercent) => {
        const { total } = estimateEarnings({ clientsPerYear, averageDeal, commissionPercent, paymentModel: 'plan' });
        expect(total >= 0 && Number.isFinite(total)).toBe(true);
      }),
    );
    expect(estimateEarnings({ ...estimatorDefaults, clientsPerYear: -5 })).toEqual({ total: 0, monthly: 0 });
    expect(estimateEarnings({ ...estimatorDefaults, averageDeal: Number.NaN })).toEqual({ total: 0, monthly: 0 });
  });
});

describe('readEstimateAmount', () => {
  it('reads numbers the way people type them', () => {
    expect(readEstimateAmount('averageDeal', ' $3,000 ')).toBe(3000);
    expect(readEstimateAmount('commissionPercent', '22.5%')).toBe(22.5);
    expect(readEstimateAmount('clientsPerYear', '007')).toBe(7);
    expect(readEstimateAmount('clientsPerYear', '.5')).toBe(0.5);
  });

  it.each(['', ' ', 'abc', '5 clients', '-5', '1e3', '.', '1.2.3', 'Infinity', 'NaN'])('reads %j as 0', (text) => {
    expect(readEstimateAmount('clientsPerYear', text)).toBe(0);
  });

  it('stops at the limit', () => {
    expect(readEstimateAmount('commissionPercent', '250')).toBe(100);
    expect(readEstimateAmount('averageDeal', '9'.repeat(400))).toBe(estimateLimits.averageDeal);
  });

  it('reads back every amount that it writes', () => {
    fc.assert(
      fc.property(whole(1_000_000_000), (cents) => {
        expect(readAmount(formatAmount(cents / 100))).toBe(cents / 100);
      }),
    );
  });
});

describe('formatEstimate', () => {
  it('shows cents only when there are any', () => {
    expect(formatEstimate(3000)).toBe('$3,000 NZD');
    expect(formatEstimate(1000 / 12)).toBe('$83.33 NZD');
    expect(formatEstimate(0.5)).toBe('$0.50 NZD');
    expect(formatEstimate(100_000_000_000)).toBe('$100,000,000,000 NZD');
  });
});

describe('writeEstimate', () => {
  it('writes the calculation of the plan in numbers and words', () => {
    expect(writeEstimate(estimatorDefaults)).toEqual({
      total: '$3,000 NZD',
      monthly: '$250 NZD',
      totalSum: '5 clients × $3,000 NZD × 20% = $3,000 NZD',
      monthlySum: '$3,000 NZD ÷ 12 months = $250 NZD',
      words:
        '5 clients a year at an average deal of $3,000 NZD and 20% commission: $3,000 NZD in total. On the 12-month plan that is $250 NZD a month for 12 months.',
    });
  });

  it('explains why the monthly figure of one-off deals is the total, and writes one client in the singular', () => {
    const written = writeEstimate({ ...estimatorDefaults, clientsPerYear: 1, paymentModel: 'one-off' });
    expect(written.totalSum).toBe('1 client × $3,000 NZD × 20% = $600 NZD');
    expect(written.monthly).toBe(written.total);
    expect(written.words).toContain('the monthly figure equals the total');
  });
});

const read = (query: string) => readEstimateQuery(new URLSearchParams(query));
const page = new URL('https://bellbird.example/nz/partners');

describe('readEstimateQuery', () => {
  it.each(['clients=abc', 'clients=-5', 'deal=1e9', 'percent=NaN', 'model=lease', 'model=', 'clients=%00', 'x=1'])(
    'falls back to the default for %s',
    (query) => {
      expect(read(query)).toEqual(estimatorDefaults);
    },
  );

  it('takes the average deal from the price of a package, for the payment model', () => {
    expect(read('deal=1&package=growth').averageDeal).toBe(5988);
    expect(read('deal=1&package=growth&model=one-off').averageDeal).toBe(5000);
    expect(read('deal=1&package=gold').averageDeal).toBe(1);
  });

  it('reads an empty field as 0', () => {
    expect(read('clients=')).toEqual({ ...estimatorDefaults, clientsPerYear: 0 });
  });
});

describe('withEstimate', () => {
  it('writes the estimate into the address', () => {
    expect(withEstimate(page, estimatorDefaults).href).toBe(
      'https://bellbird.example/nz/partners?clients=5&deal=3000&percent=20&model=plan',
    );
  });

  it('leaves out the package, because the address contains its price', () => {
    expect(withEstimate(new URL('?package=growth', page), estimatorDefaults).search).toBe(
      '?clients=5&deal=3000&percent=20&model=plan',
    );
  });

  it('keeps the rest of the address', () => {
    const address = new URL('?utm_source=letter&clients=1#estimator', page);
    expect(withEstimate(address, estimatorDefaults).href).toContain('?utm_source=letter&clients=5');
    expect(withEstimate(address, estimatorDefaults).hash).toBe('#estimator');
  });

  it('is read back as the same estimate', () => {
    const amount = (maximum: number) => fc.integer({ min: 0, max: maximum * 100 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(
        fc.record({
          clientsPerYear: amount(estimateLimits.clientsPerYear),
          averageDeal: amount(estimateLimits.averageDeal),
          commissionPercent: amount(estimateLimits.commissionPercent),
          paymentModel: fc.constantFrom<'plan' | 'one-off'>('plan', 'one-off'),
        }),
        (input) => {
          expect(readEstimateQuery(withEstimate(page, input).searchParams)).toEqual(input);
        },
      ),
    );
  });
});
