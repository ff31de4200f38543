import { Level } from '../../ui/components/level/level';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { Section } from '../section';
import type { SectionProps } from '../shown';
import './skills.css';

/** The skills of the person and the languages they speak. Renders nothing without either. */
export function Skills({ section: { id, title, text, actions } }: SectionProps<'skills'>) {
  const { person } = useSite();
  const say = useWords();
  const { skills = [], languages = [] } = person;
  if (skills.length === 0 && languages.length === 0) return null;
  return (
    <Section type="skills" id={id} title={title ?? say('skills')} text={text} actions={actions}>
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
