import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { checkBoxLabelStyle, checkBoxStyle } from '../../../components/check-box-style.ts'
import type { WebhookEvent } from '../../../gql/graphql.ts'
import { ownTokens, PHONE } from '../../../theme/tokens.ts'
import { useApiKeysWords } from '../useApiKeysWords.ts'

const useStyles = makeStyles({
  group: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: { padding: 0, marginBottom: '4px', fontWeight: tokens.fontWeightSemibold },
  boxes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(176px, 1fr))',
    gap: '0 12px',
    [PHONE]: { gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' },
  },
  choice: checkBoxLabelStyle,
  box: checkBoxStyle,
  error: { color: ownTokens.loss, fontSize: tokens.fontSizeBase200, lineHeight: '16px' },
})

interface EventBoxesProps {
  readonly offered: readonly WebhookEvent[]
  readonly chosen: readonly WebhookEvent[]
  readonly error: string | null
  readonly onChoose: (chosen: readonly WebhookEvent[]) => void
}

export function EventBoxes({ offered, chosen, error, onChoose }: EventBoxesProps) {
  const styles = useStyles()
  const words = useApiKeysWords()
  const errorId = useId()
  return (
    <fieldset className={styles.group} aria-describedby={errorId}>
      <legend className={styles.legend}>{words('webhooks.form.events')}</legend>
      <div className={styles.boxes}>
        {offered.map((event) => (
          <label key={event} className={styles.choice}>
            <input
              type="checkbox"
              className={styles.box}
              checked={chosen.includes(event)}
              onChange={({ currentTarget: { checked } }) =>
                onChoose(checked ? [...chosen, event] : chosen.filter((each) => each !== event))
              }
            />
            {words(`webhooks.form.kinds.${event}`)}
          </label>
        ))}
      </div>
      <span id={errorId} className={styles.error} role="alert">
        {error}
      </span>
    </fieldset>
  )
}
