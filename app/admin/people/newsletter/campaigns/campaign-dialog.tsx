import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { GalleryField } from '#app/admin/kit/pictures/gallery-field.tsx'
import { Tabs } from '#app/admin/kit/ui/tabs.tsx'
import { MailPreviewPanel } from '#app/admin/people/mail-texts/mail-preview-panel.tsx'
import looks from '#app/admin/people/mail-texts/mail-text-fields.module.css'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { FieldError, FieldGroup } from '#app/ui/fields/field.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Stack } from '#app/ui/layout.tsx'
import {
  BODY_MAX,
  BUTTON_MAX,
  type Campaign,
  type CampaignDraft,
  type Campaigns,
  createCampaign,
} from '#contract/people/campaigns.ts'
import { SUBJECT_MAX } from '#contract/people/mail-texts.ts'
import { eachLanguage, LANGUAGES, type Language } from '#domain/foundation/text/language.ts'
import { NO_CAMPAIGN_WORDS } from '#domain/people/follow-ups/campaigns.ts'
import styles from './campaigns.module.css'
import { campaignsQuery } from './campaigns-query.ts'

type Fields = Pick<CampaignDraft, 'words'> & CampaignDraft['audience'] & { readonly pictures: string[] }

function toDraft({ words, pictures, subscribers, families }: Fields) {
  return { words, pictures, audience: { subscribers, families } }
}

type CampaignDialogProps = {
  /** Undefined for a new one. */
  readonly campaign: Campaign | undefined
  readonly audience: Campaigns['audience']
  readonly onClose: () => void
}

/** Edits a newsletter in both languages, with a preview as on a phone. */
export function CampaignDialog({ campaign, audience, onClose }: CampaignDialogProps) {
  const text = useText()
  const [language, setLanguage] = useState<Language>('en')
  const item = useCampaignForm(campaign, onClose)
  const { form } = item
  const { words, pictures } = form.fields
  return (
    <EditDialog
      title={text(campaign ? 'admin.campaigns.edit' : 'admin.campaigns.write')}
      size="3xl"
      {...item}
      saveLabel={text('admin.forms.saveDraft')}
      onClose={onClose}
    >
      <Audience form={form} audience={audience} />
      <div className={looks.sides}>
        <div className={looks.words}>
          <Tabs
            label={text('admin.mails.languages')}
            selected={language}
            onSelect={setLanguage}
            tabs={LANGUAGES.map((id) => ({
              id,
              label: text('admin.languageName', { language: id }),
              panel: <Words form={form} language={id} />,
            }))}
          />
          <GalleryField
            label={text('admin.campaigns.pictures')}
            hint={text('admin.campaigns.picturesHint')}
            pictures={campaign?.knownPictures}
            {...form.picture('pictures')}
          />
        </div>
        <MailPreviewPanel
          mail="newsletter"
          body={{ words, pictures, language }}
          hint={text('admin.campaigns.lookHint')}
          look={(body) => api.post('/api/admin/campaign-preview', { body })}
          test={(body) => api.post('/api/admin/campaign-test', { body })}
        />
      </div>
    </EditDialog>
  )
}

function useCampaignForm(campaign: Campaign | undefined, onClose: () => void) {
  const text = useText()
  const queryClient = useQueryClient()
  const sendKeyed = useRequestKey()
  return useSentForm<Fields, Campaign>({
    initial: {
      words: campaign?.words ?? eachLanguage(() => NO_CAMPAIGN_WORDS),
      pictures: campaign?.pictures ?? [],
      ...(campaign?.audience ?? { subscribers: true, families: false }),
    },
    rules: {
      schema: createCampaign.body,
      toBody: toDraft,
      // Shown below both switches.
      toField: (path) => (path === 'audience' ? path : undefined),
    },
    send: (fields) => {
      const draft = toDraft(fields)
      if (!campaign) return sendKeyed(draft, (request) => api.post('/api/admin/campaigns', request))
      const { id, version } = campaign
      return api.put('/api/admin/campaigns/:id', { params: { id }, body: { ...draft, version } })
    },
    onSent: async () => {
      await queryClient.invalidateQueries({ queryKey: campaignsQuery.queryKey })
      toastSuccess(text('admin.campaigns.saved'))
      onClose()
    },
  })
}

function Audience({ form, audience }: { form: Form<Fields>; audience: Campaigns['audience'] }) {
  const text = useText()
  const problems: Readonly<Record<string, string | undefined>> = form.problems
  const { subscribers, unconfirmed, families } = audience
  return (
    <FieldGroup label={text('admin.campaigns.audience')}>
      {() => (
        <Stack className={styles.audience}>
          <Switch
            label={text('admin.campaigns.subscribers', { count: subscribers })}
            hint={text('admin.campaigns.subscribersHint', { count: unconfirmed })}
            {...form.tick('subscribers')}
          />
          <Switch
            label={text('admin.campaigns.families', { count: families })}
            hint={text('admin.campaigns.familiesHint')}
            {...form.tick('families')}
          />
          <FieldError id="campaign-audience">{problems.audience}</FieldError>
        </Stack>
      )}
    </FieldGroup>
  )
}

function Words({ form, language }: { form: Form<Fields>; language: Language }) {
  const text = useText()
  const words = form.fields.words[language]
  const problems: Readonly<Record<string, string | undefined>> = form.problems
  const bind = (name: keyof typeof words) => ({
    lang: language,
    value: words[name],
    error: problems[`words.${language}.${name}`],
    onChange: ({ target }: { target: { value: string } }) =>
      form.set('words', { ...form.fields.words, [language]: { ...words, [name]: target.value } }),
  })
  return (
    <div className={looks.words}>
      <TextField label={text('admin.mails.subject')} maxLength={SUBJECT_MAX} {...bind('subject')} />
      <TextField label={text('admin.mails.heading')} maxLength={SUBJECT_MAX} {...bind('heading')} />
      <TextArea
        label={text('admin.campaigns.body')}
        hint={text('admin.campaigns.bodyHint')}
        rows={9}
        maxLength={BODY_MAX}
        {...bind('body')}
      />
      <TextField
        label={text('admin.campaigns.button')}
        hint={text('admin.campaigns.buttonHint')}
        maxLength={BUTTON_MAX}
        {...bind('button')}
      />
    </div>
  )
}
