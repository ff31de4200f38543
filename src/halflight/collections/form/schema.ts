import { formFields, formWords } from '../../features/forms/declaration';
import { defineFolder } from '../define-collection';

export const form = defineFolder({
  name: 'form',
  position: 910,
  folder: 'forms',
  yields: true,
  // `Form` is the component.
  typeName: 'FormDeclaration',
  label: 'Forms of your own',
  hint: 'What visitors can be asked besides a message: for a quote, for an answer to an invitation. Each file declares one, whose name is that of the file, such as `quote`.',
  fields: formFields,
  translated: formWords,
});
