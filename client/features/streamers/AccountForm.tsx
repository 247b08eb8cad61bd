import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { LANGUAGES } from '../../../languages.ts'
import { Card } from '../../components/Card.tsx'
import { FilterChips } from '../../components/FilterChips.tsx'
import { type AccountParams, type ComparedParams, STREAMERS_PARAMETERS, streamersPath } from '../../paths.ts'
import { type Named, PlayerField, type PlayerFieldHandle } from '../../search/PlayerField.tsx'
import { PHONE } from '../../theme/tokens.ts'
import { riotIdOf } from './card-texts.ts'
import { CARD_THEMES, type StreamersView } from './streamers-view.ts'
import { useStreamersWords } from './useStreamersWords.ts'

interface AccountFormProps {
  readonly view: StreamersView
  readonly onChange: (part: Partial<StreamersView>) => void
}

const useStyles = makeStyles({
  card: { display: 'grid', gap: '14px', padding: '16px', [PHONE]: { padding: '12px' } },
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 520px) auto',
    justifyContent: 'start',
    alignItems: 'start',
    gap: '12px',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyContent: 'stretch' },
  },
  // Aligns with the text field, which is below its label.
  button: { minHeight: '40px', marginTop: '24px', [PHONE]: { marginTop: 0 } },
  options: { display: 'flex', flexWrap: 'wrap', gap: '12px 32px' },
  option: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 10px' },
  label: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
})

/** Chooses the account, and how its card looks. Without JavaScript, the server reads the text. */
export function AccountForm({ view, onChange }: AccountFormProps) {
  const styles = useStyles()
  const words = useStreamersWords()
  const { account, unreadable, language, theme } = view
  const field = useRef<PlayerFieldHandle>(null)
  const addressed: Named =
    account === null ? { text: unreadable, player: null } : { text: toText(account), player: account }
  const [filledWith, setFilledWith] = useState(addressed.text)
  const [named, setNamed] = useState(addressed)
  // Another account in the address, such as that of a link, fills the field again.
  if (filledWith !== addressed.text) {
    setFilledWith(addressed.text)
    setNamed(addressed)
  }

  function edit(next: Named) {
    setNamed(next)
    if (next.player !== null && isAccount(next.player)) onChange({ account: next.player })
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    field.current?.submit()
  }

  return (
    <Card className={styles.card}>
      <form action={streamersPath()} className={styles.form} onSubmit={submit}>
        <PlayerField
          ref={field}
          name={STREAMERS_PARAMETERS.account}
          label={words('field.label')}
          words={{
            placeholder: words('field.placeholder'),
            missing: words('field.missing'),
            unclear: words('field.unclear'),
            unreachable: words('field.unreachable'),
          }}
          offers={isAccount}
          named={named}
          region={null}
          onChange={edit}
        />
        <Button type="submit" appearance="primary" className={styles.button}>
          {words('field.submit')}
        </Button>
      </form>
      <div className={styles.options}>
        <Option label={words('language.label')}>
          <FilterChips
            label={words('language.label')}
            options={[
              { value: null, label: words('language.any') },
              ...LANGUAGES.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            selected={language}
            onSelect={(chosen) => onChange({ language: chosen })}
          />
        </Option>
        <Option label={words('theme.label')}>
          <FilterChips
            label={words('theme.label')}
            options={CARD_THEMES.map((value) => ({ value, label: words(`theme.${value}`) }))}
            selected={theme}
            onSelect={(chosen) => onChange({ theme: chosen })}
          />
        </Option>
      </div>
    </Card>
  )
}

function Option({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const styles = useStyles()
  return (
    <div className={styles.option}>
      {/* The group has the same name. */}
      <span aria-hidden className={styles.label}>
        {label}
      </span>
      {children}
    </div>
  )
}

const isAccount = (player: ComparedParams): player is AccountParams => 'region' in player

const toText = (account: AccountParams) => `${riotIdOf(account)} ${account.region}`
