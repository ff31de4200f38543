import { hugo } from './hugo';
import { readTemplates } from './hugo-templates';
import { turnTags } from './turn-tags';
import { markdownWriter } from './writers';

const templates: Record<string, string> = {
  'layouts/shortcodes/box.html':
    '{{/* A box */}}\n{{ $kind := .Get "kind" | default "plain" }}\n<div class="box {{ $kind }}">\n  {{- with .Get "title" -}}\n    <b>{{ . | markdownify }}</b>\n  {{- end -}}\n    {{ .Inner | markdownify }}\n</div>\n',
  'layouts/shortcodes/key.html': '<kbd>{{ .Get 0 }}</kbd>',
  'themes/own/layouts/shortcodes/key.html': '<b>{{ .Get 0 }}</b>',
  'layouts/_shortcodes/site.html': '{{ .Site.Title }}: {{ site.Params.motto }}',
  'layouts/shortcodes/choice.html':
    '{{ if eq (.Get 0) "a" }}A{{ else if gt (len .Params) 1 }}{{ index .Params 1 }}{{ else }}none{{ end }}',
  'layouts/shortcodes/high.html':
    '{{ $lang := .Get 0 }}{{ $code := trim .Inner "\n" }}{{ $label := findRE "x" $code 1 }}{{ highlight $code $lang "classes=a" }}',
  'layouts/shortcodes/code.html':
    '{{ $text := readFile (printf "content/%s" (.Get "file")) }}{{ transform.Highlight $text "go" "" }}',
  'layouts/shortcodes/play.html': '<div>{{- $shown := transform.Highlight .Inner (.Get "box") "" -}}{{ $shown }}</div>',
  'layouts/shortcodes/rust.html': '<div>{{ highlight (trim .Inner "\n") "rust" "" }}</div>',
  'layouts/shortcodes/shot.html':
    '{{ $image := .Page.Resources.GetMatch (.Get "src") }}<img src="{{ $image.RelPermalink }}" alt="{{ .Get "alt" }}">',
  'layouts/shortcodes/chart.html': '{{ range .Site.Data.years }}<li>{{ . }}</li>{{ end }}',
  'layouts/shortcodes/part.html': '{{ partial "x.html" . }}',
  'layouts/partials/key.html': '<i>{{ .Get 0 }}</i>',
};

const syntax = {
  ...hugo,
  other: readTemplates({ files: Object.keys(templates), text: (file) => templates[file] ?? '' }),
};

const turn = (text: string) =>
  turnTags(text, syntax, {
    ...{ write: markdownWriter, toItem: () => undefined, values: {} },
    beside: (path) => (path === 'a/b.go' ? 'package b\n' : undefined),
    variables: { '.Site.Title': 'Notes', 'param.motto': 'Weave' },
  });

test.each<[string, string]>([
  ['Press {{< key "Enter" >}}.', 'Press <kbd>Enter</kbd>.'],
  ['{{< box >}}One *word*{{< /box >}}', '<div class="box plain">One *word*\n</div>'],
  [
    '{{% box kind="big" title="T" %}}\n- one\n- two\n{{% /box %}}',
    '<div class="box big"><b>T</b>\n\n- one\n- two\n\n</div>',
  ],
  ['{{< site >}}', 'Notes: Weave'],
  ['{{< choice a >}} {{< choice b c >}} {{< choice b >}}', 'A c none'],
  ['{{< high sh >}}\nls <x>\n{{< /high >}}', '```sh\nls <x>\n```'],
  ['{{< rust "name" >}}\nfn a() {}\n{{< /rust >}}', '```rust\nfn a() {}\n```'],
  ['{{< code file="a/b.go" >}}', '```go\npackage b\n```'],
  ['{{< play box="lua" >}}\nprint(1)\n{{< /play >}}', '```lua\nprint(1)\n```'],
  ['{{< shot src="a.png" alt="A mill" >}}', '![A mill](a.png)'],
])('%s becomes what its template shows', (text, expected) => {
  const { text: shown, left } = turn(text);
  expect([shown.trim(), left]).toEqual([expected, []]);
});

test.each(['{{< chart >}}', '{{< part >}}', '{{< strange >}}'])('%s, whose result only Hugo knows, stays', (text) => {
  expect(turn(text)).toMatchObject({ text, left: [{ line: 1 }] });
});
