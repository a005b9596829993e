import { expect, test } from 'vitest';
import { createdName, creationOption } from './choice-field.tsx';

const options = [{ id: 1, name: 'Rates' }];

test('offers to create what was typed, unless an option has this name', () => {
  const offered = creationOption(options, ' Opening hours ', 'tag');
  expect(offered?.name).toBe('Create tag “Opening hours”');
  expect(createdName(offered?.id ?? null)).toBe('Opening hours');
  expect(creationOption(options, 'Rate', 'tag')).toBeDefined();
  expect(creationOption(options, ' rates ', 'tag')).toBeUndefined();
  expect(creationOption(options, '  ', 'tag')).toBeUndefined();
});

test.each([1, 'Rates', null])('an option that exists creates nothing: %s', (id) => {
  expect(createdName(id)).toBeUndefined();
});
