import { Level } from '../../ui/components/level/level';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { Section } from '../section';
import type { SectionProps } from '../shown';
import type { section as definition } from './schema';
import './skills.css';

/** The person's skills and languages. Renders nothing if there are neither. */
export function Skills({ section }: SectionProps<typeof definition>) {
  const { person } = useSite();
  const say = useWords();
  const { skills = [], languages = [] } = person;
  if (skills.length === 0 && languages.length === 0) return null;
  return (
    <Section {...section} title={section.title ?? say('skills')}>
      {skills.length > 0 && (
        <ul className="skills">
          {skills.map(({ name, level }, index) => (
            <li key={index} className="skill">
              <bdi>{name}</bdi>
              {level !== undefined && <Level value={level} label={say('level', { level })} />}
            </li>
          ))}
        </ul>
      )}
      {languages.length > 0 && (
        <div className="skill-languages">
          <h3 className="label">{say('languages')}</h3>
          <ul className="cluster">
            {languages.map(({ name, level }, index) => (
              <li key={index}>
                <bdi>{name}</bdi>
                {level && (
                  <>
                    {' '}
                    <span className="skill-language-level">{level}</span>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
