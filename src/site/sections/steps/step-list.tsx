import './step-list.css';

export interface Step {
  readonly title: string;
  readonly text: string;
}

export function StepList({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className="step-number" aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
