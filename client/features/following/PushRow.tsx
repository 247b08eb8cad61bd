import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { checkBoxLabelStyle, checkBoxStyle } from '../../components/check-box-style.ts'
import { KeptFocus } from '../../components/KeptFocus.tsx'
import { LeavesFocus } from '../../components/LeavesFocus.tsx'
import { Toggle } from '../../components/Toggle.tsx'
import { PUSH_EVENTS } from '../../following/push-choice.ts'
import type { PushEvent } from '../../gql/graphql.ts'
import { ownTokens } from '../../theme/tokens.ts'
import { noticeRowStyle, noticeWordsStyle } from './notice-styles.ts'
import { usePush } from './usePush.ts'
import { usePushWords } from './usePushWords.ts'

const useStyles = makeStyles({
  row: noticeRowStyle,
  words: noticeWordsStyle,
  toggle: { marginInline: '-4px' },
  trouble: { color: ownTokens.loss },
  more: { display: 'grid', justifyItems: 'start', gap: '10px', marginTop: '10px' },
  kinds: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: { padding: 0, fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold },
  kind: { ...checkBoxLabelStyle, fontSize: tokens.fontSizeBase200 },
  box: checkBoxStyle,
})

const WITHOUT = { insecure: 'insecure', 'home-screen': 'homeScreen', missing: 'missing' } as const

/** Switches notifications of this browser on, which arrive while no page is open. */
export function PushRow() {
  const styles = useStyles()
  const words = usePushWords()
  const { support, choice, trouble, turnOn, turnOff, ...rest } = usePush()
  if (support === null) return null
  if (support !== 'ready') {
    return (
      <div className={styles.row}>
        <p className={styles.words}>{words(WITHOUT[support])}</p>
      </div>
    )
  }
  return (
    <div className={styles.row}>
      <KeptFocus>
        <div className={styles.toggle}>
          <Toggle
            label={words('on')}
            on={choice !== null}
            onToggle={(chosen) => void (rest.busy ? null : chosen ? turnOn() : turnOff())}
          />
        </div>
        <p className={styles.words}>{words('hint')}</p>
        <p role="alert" className={mergeClasses(styles.words, styles.trouble)}>
          {trouble === null ? null : words(trouble)}
        </p>
        {choice === null ? null : (
          <LeavesFocus>
            <Chosen events={choice.events} {...rest} />
          </LeavesFocus>
        )}
      </KeptFocus>
    </div>
  )
}

interface ChosenProps extends Pick<ReturnType<typeof usePush>, 'busy' | 'tested' | 'choose' | 'test'> {
  readonly events: readonly PushEvent[]
}

function Chosen({ events, busy, tested, choose, test }: ChosenProps) {
  const styles = useStyles()
  const words = usePushWords()
  return (
    <div className={styles.more}>
      <fieldset className={styles.kinds}>
        <legend className={styles.legend}>{words('kinds')}</legend>
        {PUSH_EVENTS.map((event) => {
          const checked = events.includes(event)
          return (
            <label key={event} className={styles.kind}>
              <input
                type="checkbox"
                className={styles.box}
                checked={checked}
                // The last kind stays: without any, notifications are off.
                aria-disabled={checked && events.length === 1}
                onChange={() => {
                  const next = checked ? events.filter((each) => each !== event) : [...events, event]
                  if (next.length > 0 && !busy) void choose(next)
                }}
              />
              {words(`events.${event}`)}
            </label>
          )
        })}
      </fieldset>
      <Button onClick={() => void (busy ? null : test())}>{words('test')}</Button>
      <output className={styles.words}>{tested === null ? null : words(`tests.${tested}`)}</output>
    </div>
  )
}
