import type { ReactElement } from 'react';
import type { FieldType } from '#domain/event/questionnaire/form.ts';

type Props = { readonly label: string; readonly type: FieldType; readonly text: string };

export function GivenAnswer({ label, type, text }: Props): ReactElement {
  if (text === '') return <>–</>;
  switch (type) {
    case 'E-sign':
      return <img src={text} alt={label} />;
    case 'Text':
    case 'Dropdown':
    case 'Radio':
    case 'Checkbox':
      return <>{text}</>;
  }
}
