import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { failureText } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { TextInput } from '#desk/ui/text-input.tsx';
import { useExport } from '#desk/ui/use-export.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { personalDataSchema, personSearchSchema } from '#shared/api/personal-data-contract.ts';
import { FoundData } from './found-data.tsx';
import { erasedText, foundText } from './personal-data-labels.ts';

export function PersonalDataPanel() {
  const { api } = useDesk();
  const queryClient = useQueryClient();
  const [contact, setContact] = useState('');
  const [fault, setFault] = useState<string>();
  const [erased, setErased] = useState('');
  const finding = useMutation({
    mutationFn: (asked: string) =>
      api.read(personalDataSchema, apiPaths.adminPersonSearches, { method: 'POST', body: { contact: asked } }),
  });
  const exporting = useExport({
    fetchFile: async (asked: string) => {
      const { body } = await api.send(apiPaths.adminPersonExports, { method: 'POST', body: { contact: asked } });
      return new Blob([JSON.stringify(body, null, 2)], { type: 'application/json' });
    },
    fileName: (day) => `personal-data-${day}.json`,
    what: 'The data',
  });
  const { data } = finding;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parsed = personSearchSchema.safeParse({ contact });
    setFault(parsed.error?.issues[0]?.message);
    setErased('');
    if (parsed.success && !finding.isPending) finding.mutate(parsed.data.contact);
  };
  return (
    <section aria-labelledby="person-heading">
      <h2 id="person-heading" className="text-lg sm:text-2xl">
        A person’s data
      </h2>
      <p className="mt-1 mb-5 max-w-[70ch] text-muted">
        When somebody asks what you store about them, or asks you to delete it: everything about an email address or a
        phone number, in one place. Articles that they saved in the desk stay, without their name.
      </p>
      <form onSubmit={onSubmit} noValidate className="mb-5 grid gap-3">
        <TextInput
          label="Email address or phone number"
          value={contact}
          onChange={setContact}
          autoComplete="off"
          error={fault}
        />
        <div>
          <ActionButton look="primary" type="submit" isPending={finding.isPending}>
            {finding.isPending ? 'Looking…' : 'Find'}
          </ActionButton>
        </div>
      </form>
      {finding.error && <FailureNotice text={failureText(finding.error, 'The data could not be read. Try again.')} />}
      <p role="status" className="mb-3 break-words font-semibold">
        {erased || (data && foundText(data))}
      </p>
      {data &&
        erased === '' &&
        (data.enquiries.length > 0 || data.comments.length > 0 || data.account || data.invites.length > 0) && (
          <FoundData
            key={data.found_at}
            data={data}
            isExporting={exporting.isPending}
            onExport={() => exporting.mutate(data.contact)}
            onErased={(amount) => {
              setErased(erasedText(amount));
              finding.reset();
              void queryClient.invalidateQueries({ queryKey: ['enquiries'] });
            }}
          />
        )}
    </section>
  );
}
