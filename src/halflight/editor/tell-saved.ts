import { askPage } from './local/connect';
import { show } from './notice';

/** The relevant part of a saved entry. */
export interface Saved {
  path?: string;
  data?: { draft?: boolean };
}

/** After a save, says whether visitors can see the entry and, on this machine, links to its page. */
export async function tellSaved(
  { path = '', data = {} }: Saved,
  local?: { api: string; preview: string },
): Promise<void> {
  if (!local) {
    if (data.draft === true) show({ text: `Saved. ${DRAFT}` });
    return;
  }
  const told = await askPage(local.api, path);
  if (!told) return;
  const { path: page, hidden, isUp } = told;
  const why =
    hidden?.why === 'draft'
      ? DRAFT
      : hidden?.why === 'later'
        ? `Visitors will not see it before ${hidden.day}.`
        : hidden?.why === 'expired'
          ? `Visitors have not seen it since ${hidden.day}.`
          : '';
  const how = page !== undefined && !isUp ? 'To see the page, run “npm start” in another terminal.' : '';
  const text = ['Saved.', why, how].filter(Boolean).join(' ');
  const isShown = page !== undefined && isUp;
  show({ text, ...(isShown && { action: { label: 'See the page', url: `${local.preview}${page}` } }) });
}

const DRAFT = 'It is a draft: visitors do not see it until “Draft” is off.';
