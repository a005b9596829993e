import { type FieldPath, type FieldValues, type UseControllerProps, useController } from 'react-hook-form';
import { CheckField } from './check-field.tsx';

interface FormChecksProps<Form extends FieldValues, Saved>
  extends Pick<UseControllerProps<Form, FieldPath<Form>, Saved>, 'control' | 'name'> {
  readonly legend: string;
  readonly options: readonly { readonly id: string; readonly name: string; readonly text?: string }[];
}

/** The checkboxes of a list in a form of react-hook-form, with the form's error. */
export function FormChecks<Form extends FieldValues, Saved = Form>(props: FormChecksProps<Form, Saved>) {
  const { legend, options, ...controlled } = props;
  const { field, fieldState } = useController<Form, FieldPath<Form>, Saved>(controlled);
  const chosen: readonly string[] = field.value;
  const change = (id: string, isOn: boolean) =>
    field.onChange(isOn ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {options.map(({ id, name, text }) => (
        <div key={id}>
          <CheckField label={name} value={chosen.includes(id)} onChange={(isOn) => change(id, isOn)} />
          {text && <p className="mb-1 ml-9 text-muted">{text}</p>}
        </div>
      ))}
      {fieldState.error && (
        <p role="alert" className="font-medium text-rata text-sm">
          {fieldState.error.message}
        </p>
      )}
    </fieldset>
  );
}
