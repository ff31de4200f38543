import { post, testMistakes } from '../testing/mistakes';

const chart = (options: string, csv = '') => post([], `Words.\n\n\`\`\`chart ${options}\n${csv}\`\`\``);

testMistakes({
  'what is right': [
    {
      'posts/a.md': chart('type="lines" file="./r.csv" x="month" y="mm, days" unit="mm"'),
      'posts/r.csv': 'month,mm,days\nJan,52.5,\n"Feb, cold",-3,9\n',
    },
  ],
  'an unknown type': [
    { 'posts/a.md': chart('type="line"', 'a,b\n1,2\n') },
    'posts/a.md:7:10 error bad-chart: the chart cannot be drawn: there is no type "line"; there are: bars, lines, points, areas -> lines',
  ],
  'an unknown option': [
    { 'posts/a.md': chart('type=bars titel="A"', 'a,b\n1,2\n') },
    /^posts\/a\.md:7:20 error bad-chart: .* there is no option "titel".* -> title$/,
  ],
  'a column that is not there': [
    { 'posts/a.md': chart('file="r.csv" y="rian"'), 'posts/r.csv': 'month,rain\nJan,1\n' },
    'posts/a.md:7:23 error bad-chart: the chart of r.csv cannot be drawn: there is no column "rian"; it has: month, rain -> rain',
  ],
  'what is not a number, in the file': [
    { 'posts/a.md': chart('file="r.csv"'), 'posts/r.csv': 'month,rain\nJan,1\nFeb,"1,200 mm"\n' },
    'posts/r.csv:3:6 error bad-chart: the chart of r.csv cannot be drawn: "1,200 mm" in the column "rain" is not a number; if it holds words, name the others with y="…" -> 1200',
  ],
  'what is not a number, in the block': [
    { 'posts/a.md': chart('y=rain', 'month,rain\nJan,1\nFeb,many\n') },
    /^posts\/a\.md:10:5 error bad-chart: .*"many" in the column "rain" is not a number$/,
  ],
  'a file that is not there': [
    { 'posts/a.md': chart('file="./rian.csv"'), 'posts/rain.csv': 'a,b\n1,2\n' },
    'posts/a.md:7:10 error missing-file: there is no file posts/rian.csv -> ./rain.csv',
  ],
  'a file of the site': [{ 'posts/a.md': chart('file="../site.md"') }, /error bad-code-file: .*is a text of the site/],
  'nothing in it': [{ 'posts/a.md': chart('type=bars') }, /^posts\/a\.md:7:1 error bad-chart: .* there are no numbers/],
  'too many values in a line': [
    { 'posts/a.md': chart('type=bars', 'a,b\n1,2,3\n') },
    /^posts\/a\.md:9:1 error bad-chart: .*this line has 3 values for 2 columns/,
  ],
  'a quote that does not end': [
    { 'posts/a.md': chart('file=r.csv'), 'posts/r.csv': 'a,b\n"x,1\n' },
    /^posts\/r\.csv:\d:1 error bad-chart: .*a text in quotes does not end/,
  ],
  'a chart of Obsidian': [
    { 'posts/a.md': chart('', 'type: bar\nlabels: [a]\n') },
    /error bad-chart: .*it is written for a plugin of Obsidian/,
  ],
  'stacked lines': [
    { 'posts/a.md': chart('type=lines stacked', 'a,b\n1,2\n') },
    /^posts\/a\.md:7:21 error bad-chart: .*lines cannot be stacked/,
  ],
  'more columns than colours': [
    { 'posts/a.md': chart('type=lines', 'a,b,c,d,e,f,g\n1,2,3,4,5,6,7\n') },
    /it has 6 columns of numbers, and 5 can be told apart: name those that matter, such as y="b, c"$/,
  ],
});
