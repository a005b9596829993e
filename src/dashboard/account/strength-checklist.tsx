import { Check, Circle } from 'lucide-react';
import { strengthRules } from '#domain/passwords.ts';

/** Which rules of a strong password are met, live (specification 2, Change Password modal). */
export function StrengthChecklist({ id, password }: { readonly id: string; readonly password: string }) {
  return (
    <ul id={id} aria-label="Password strength" className="grid gap-1 text-sm">
      {strengthRules.map((rule) => {
        const isMet = rule.isMet(password);
        const Sign = isMet ? Check : Circle;
        return (
          <li key={rule.key} className={`flex items-center gap-2 ${isMet ? 'font-semibold text-bush' : 'text-muted'}`}>
            <Sign aria-hidden className="size-4 shrink-0" strokeWidth={isMet ? 2.5 : 1.75} />
            <span>{rule.label}</span>
            <span className="sr-only">{isMet ? 'met' : 'not met yet'}</span>
          </li>
        );
      })}
    </ul>
  );
}
