import * as textFacts from '../markdown/text-facts';
import { factsOf } from './facts-of';

jest.mock('../markdown/text-facts', () => {
  const actual = jest.requireActual<typeof textFacts>('../markdown/text-facts');
  return { ...actual, readFacts: jest.fn(actual.readFacts) };
});

test('a text is parsed once for each way of reading it', () => {
  expect(factsOf('## A').ids).toEqual(['a']);
  expect(factsOf('## A').ids).toEqual(['a']);
  expect(factsOf('## A', { title: 'a' }).ids).toEqual([]);
  expect(textFacts.readFacts).toHaveBeenCalledTimes(2);
});
