import { expect, test } from './fixtures';

test('the list of posts runs from the newest to the oldest, and tells what each is', async ({ page }) => {
  await page.goto('/posts/');
  const posts = page.getByRole('main').getByRole('article');
  await expect(posts.getByRole('heading')).toHaveText([
    'A post with a cover',
    'A post with a picture in its text',
    'Every feature of Markdown',
    'A post of words only: no picture at all',
    'A post by two people',
    'Rechtsschutzversicherungsgesellschaften und Grundstücksverkehrsgenehmigungszuständigkeiten',
  ]);
  const first = posts.first();
  await expect(first.locator('time')).toHaveAttribute('datetime', '2026-05-04');
  await expect(first.locator('time')).toHaveText('4 May 2026');
  await expect(first).toContainText('1 min read');
  await expect(first).toContainText('The post that has a cover, a summary and tags.');
  await expect(first.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['covers', 'pictures']);
  await expect(posts.nth(1)).toContainText('This first paragraph serves as the summary');
});

test('the whole row of a post leads to it', async ({ page }) => {
  await page.goto('/posts/');
  const words = await page.getByText('The post that has a cover, a summary and tags.').boundingBox();
  await page.mouse.click((words?.x ?? 0) + 10, (words?.y ?? 0) + 5);
  await expect(page).toHaveURL('/posts/with-cover/');
});

test('a post tells when it appeared and was updated, and leads to the posts around it', async ({ page }) => {
  await page.goto('/posts/picture-in-text/');
  const pager = page.getByRole('navigation', { name: 'More posts' });
  await expect(pager.getByRole('link').nth(0)).toHaveAttribute('href', '/posts/markdown/');
  await expect(pager.getByRole('link').nth(1)).toHaveAttribute('href', '/posts/with-cover/');
  await pager.getByRole('link').nth(1).click();
  await expect(page.getByText('Updated 1 June 2026')).toBeVisible();
  await expect(pager.getByRole('link')).toHaveCount(1);
});

test('a first paragraph that serves as the summary is not said twice on the page itself', async ({ page }) => {
  await page.goto('/posts/picture-in-text/');
  await expect(page.getByRole('main').getByText(/^This first paragraph serves as the summary/)).toHaveCount(1);
  await page.goto('/projects/second/');
  await expect(page.getByRole('main').getByText(/^The first paragraph serves as the summary/)).toHaveCount(1);
});

test('a complete project shows all that is known of it', async ({ page }) => {
  await page.goto('/projects/complete/');
  const main = page.getByRole('main');
  const facts = {
    Date: 'March 2026',
    Role: 'Maker',
    Status: 'Finished',
    Tools: 'Hammer, Saw',
    Parts: '1,204',
    Days: '90',
  };
  for (const [label, value] of Object.entries(facts)) {
    const term = main.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
    await expect(term.locator('+ dd'), label).toHaveText(value);
  }
  await expect(main.getByRole('link', { name: 'See it' })).toHaveAttribute('href', 'https://example.org/project/');
  await expect(main.getByRole('region', { name: 'Pictures' }).getByRole('img')).toHaveCount(2);
});

test('a project that says nothing but its title has no empty places', async ({ page }) => {
  await page.goto('/projects/minimal/');
  const empty = page.locator('main :is(dl, ul, p, section, aside, h2, h3):empty');
  await expect(empty).toHaveCount(0);
  await expect(page.locator('main img')).toHaveCount(0);
});

test('the home page shows every section, and in each what it is to show', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('A page made of every section');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Three features',
    'Featured projects',
    'Newest posts',
    'Running text',
    'One thing to do',
    'Elsewhere on the web',
  ]);
  const section = (type: string) => main.locator(`section[data-type=${type}]`);
  await expect(section('showcase').getByRole('article')).toHaveCount(2);
  await expect(section('posts').getByRole('article')).toHaveCount(3);
  await expect(section('prose').last()).toContainText('This is the body of the home page');
  await expect(main.getByRole('link', { name: 'Get in touch' })).toHaveAttribute('href', '/contact/');
  await expect(main.getByRole('link', { name: 'With a link within' })).toHaveAttribute('href', '/about/');
});

test('the header marks where one is', async ({ page }) => {
  const current = page.getByRole('banner').locator('[aria-current]');
  const marks: Record<string, [name: string, value: string]> = {
    '/posts/': ['Posts', 'page'],
    '/posts/with-cover/': ['Posts', 'true'],
    '/company/team/office/': ['Office', 'page'],
    '/': ['Test Person', 'page'],
  };
  for (const [path, [name, value]] of Object.entries(marks)) {
    await page.goto(path);
    await expect(current, path).toHaveText(name);
    await expect(current, path).toHaveAttribute('aria-current', value);
  }
  await page.goto('/plain/');
  await expect(current).toHaveCount(0);
});

test('on paper there is the text, and nothing to press', async ({ page }) => {
  await page.goto('/posts/markdown/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.header')).toBeHidden();
  await expect(page.locator('.skip-link')).toBeHidden();
  for (const button of await page.locator('button').all()) await expect(button).toBeHidden();
});
