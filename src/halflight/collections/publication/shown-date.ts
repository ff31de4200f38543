import { useDay, useWords } from '../../ui/components/site-context/site-context';

/** A function that writes the date of a publication, or what stands in its place, in the language of the site. */
export function useShownDate(): (date: string) => string {
  const say = useWords();
  const showDay = useDay();
  return (date) => (date === 'in press' ? say('inPress') : date === 'forthcoming' ? say('forthcoming') : showDay(date));
}
