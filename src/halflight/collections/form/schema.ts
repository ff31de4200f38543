import { formFields, formWords } from '../../features/forms/declaration';
import { formDestination } from '../../features/forms/settings';
import { defineFolder } from '../define-collection';

export const form = defineFolder({
  name: 'form',
  position: 910,
  folder: 'forms',
  yields: true,
  // `Form` is the component.
  typeName: 'FormDeclaration',
  label: 'Forms of your own',
  hint: 'What visitors can be asked besides the contact form: for a quote, for an answer to an invitation, for an application. Each file declares one, whose name is that of the file, such as `quote`.',
  fields: { ...formFields, ...formDestination.fields },
  rules: formDestination.rules,
  translated: formWords,
});
