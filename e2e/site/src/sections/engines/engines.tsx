import { graphql, useStaticQuery } from 'gatsby';
import { Section, type SectionProps } from 'halflight/section';
import type { section } from './schema';

interface Data {
  allEnginesJson: { nodes: { name: string; parts: number }[] };
}

/** Shows what a Gatsby plugin has read from a data file. */
export function Engines({ section: { id, title } }: SectionProps<typeof section>) {
  const { allEnginesJson } = useStaticQuery<Data>(graphql`
    query Engines {
      allEnginesJson {
        nodes {
          name
          parts
        }
      }
    }
  `);
  return (
    <Section type="engines" id={id} title={title}>
      <ul>
        {allEnginesJson.nodes.map(({ name, parts }) => (
          <li key={name}>
            {name}: {parts} parts
          </li>
        ))}
      </ul>
    </Section>
  );
}
