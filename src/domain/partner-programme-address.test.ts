import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimatorDefaults } from './partner-programme.ts';
import { readEstimateQuery, withEstimate } from './partner-programme-address.ts';
import { estimateLimits } from './partner-programme-estimate.ts';

const read = (query: string) => readEstimateQuery(new URLSearchParams(query));
const page = new URL('https://bellbird.example/nz/partners');

describe('readEstimateQuery', () => {
  it('gives the defaults for an address without a query', () => {
    expect(read('')).toEqual(estimatorDefaults);
  });

  it('reads every part', () => {
    expect(read('clients=12&deal=5000&percent=25&model=one-off')).toEqual({
      clientsPerYear: 12,
      averageDeal: 5000,
      commissionPercent: 25,
      paymentModel: 'one-off',
    });
  });

  it.each(['clients=abc', 'clients=-5', 'deal=1e9', 'percent=NaN', 'model=lease', 'model=', 'clients=%00', 'x=1'])(
    'falls back to the default for %s',
    (query) => {
      expect(read(query)).toEqual(estimatorDefaults);
    },
  );

  it('takes a field that was sent empty for 0', () => {
    expect(read('clients=')).toEqual({ ...estimatorDefaults, clientsPerYear: 0 });
  });

  it('stops at the limits', () => {
    expect(read('clients=99999999999999999999').clientsPerYear).toBe(estimateLimits.clientsPerYear);
  });

  it('gives usable numbers for any query', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (clients, deal) => {
        const { clientsPerYear, averageDeal } = readEstimateQuery(new URLSearchParams({ clients, deal }));
        expect(clientsPerYear >= 0 && averageDeal >= 0).toBe(true);
      }),
    );
  });
});

describe('withEstimate', () => {
  it('writes the address that stands for the estimate', () => {
    expect(withEstimate(page, estimatorDefaults).href).toBe(
      'https://bellbird.example/nz/partners?clients=5&deal=3000&percent=20&model=plan',
    );
  });

  it('keeps what else the address has', () => {
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
