import { useDay, useWords } from '../../ui/components/site-context/site-context';

/** A hook that returns a function to format a publication's date, or what stands in for it, in the site's language. */
export function useShownDate(): (date: string) => string {
  const say = useWords();
  const showDay = useDay();
  return (date) => (date === 'in press' ? say('inPress') : date === 'forthcoming' ? say('forthcoming') : showDay(date));
}
