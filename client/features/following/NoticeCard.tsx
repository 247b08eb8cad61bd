import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useId, useState, useSyncExternalStore } from 'react'
import { fieldStyle } from '../../components/field-style.ts'
import { KeptFocus } from '../../components/KeptFocus.tsx'
import { LeavesFocus } from '../../components/LeavesFocus.tsx'
import { Toggle } from '../../components/Toggle.tsx'
import { browserNoticeSettings } from '../../following/notice-settings.ts'
import { readPushChoice, subscribeToPushChoice } from '../../following/push-choice.ts'
import { findMinute, timeOf, type QuietHours } from '../../following/quiet-hours.ts'
import { useFollowingWords } from '../../following/useFollowingWords.ts'
import { useNoticeChoice } from '../../following/useNoticeChoice.ts'
import { ownTokens } from '../../theme/tokens.ts'
import { noticeRowStyle, noticeWordsStyle } from './notice-styles.ts'
import { PushRow } from './PushRow.tsx'
import { SideCard } from './SideCard.tsx'

/** Default quiet hours: the night. */
const NIGHT: QuietHours = { from: 22 * 60, to: 8 * 60 }

const useStyles = makeStyles({
  row: noticeRowStyle,
  toggle: { marginInline: '-4px' },
  words: noticeWordsStyle,
  hours: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', margin: '8px 0 2px' },
  time: { ...fieldStyle, width: '128px' },
  trouble: { margin: '6px 0 0', color: ownTokens.loss, fontSize: tokens.fontSizeBase200 },
})

export function NoticeCard() {
  const styles = useStyles()
  const words = useFollowingWords()
  const { on, quietHours } = useNoticeChoice()
  const isPushed = useSyncExternalStore(subscribeToPushChoice, readPushChoice, () => null) !== null
  return (
    <SideCard title={words('notices.title')}>
      <div className={styles.row}>
        <div className={styles.toggle}>
          <Toggle
            label={words('notices.on')}
            on={on !== false}
            onToggle={(chosen) => browserNoticeSettings.choose({ on: chosen })}
          />
        </div>
        <p className={styles.words}>{words('notices.hint')}</p>
      </div>
      <PushRow />
      {on === false && !isPushed ? null : (
        <div className={styles.row}>
          <div className={styles.toggle}>
            <Toggle
              label={words('notices.quiet')}
              on={quietHours !== null}
              onToggle={(chosen) => browserNoticeSettings.choose({ quietHours: chosen ? NIGHT : null })}
            />
          </div>
          {quietHours === null ? null : <Hours hours={quietHours} />}
          <p className={styles.words}>{words('notices.quietHint')}</p>
        </div>
      )}
      {on === false || isPushed ? null : <Permission />}
    </SideCard>
  )
}

function Hours({ hours }: { readonly hours: QuietHours }) {
  const styles = useStyles()
  const words = useFollowingWords()
  const id = useId()
  const [same, setSame] = useState(false)

  function choose(change: Partial<QuietHours>) {
    const next = { ...hours, ...change }
    setSame(next.from === next.to)
    if (next.from !== next.to) browserNoticeSettings.choose({ quietHours: next })
  }

  return (
    <>
      <div className={styles.hours}>
        {(['from', 'to'] as const).map((end) => (
          <span key={end} className={styles.hours}>
            <label htmlFor={`${id}${end}`}>{words(`notices.${end}`)}</label>
            <input
              // Remounts the field when another tab has changed the time.
              key={hours[end]}
              id={`${id}${end}`}
              type="time"
              required
              className={styles.time}
              defaultValue={timeOf(hours[end])}
              onBlur={({ currentTarget }) => {
                const minute = findMinute(currentTarget.value)
                if (minute !== null) choose({ [end]: minute })
              }}
            />
          </span>
        ))}
      </div>
      {same ? (
        <p role="alert" className={styles.trouble}>
          {words('notices.same')}
        </p>
      ) : null}
    </>
  )
}

/** The permission can be requested only after a press. Renders nothing without support for notifications. */
function Permission() {
  const styles = useStyles()
  const words = useFollowingWords()
  const [, noteAnswer] = useState<NotificationPermission | null>(null)
  const permission = useSyncExternalStore(subscribeToPermission, readPermission, () => null)
  if (permission === null) return null
  return (
    <div className={styles.row}>
      <KeptFocus>
        {permission === 'default' ? (
          <LeavesFocus>
            <Button onClick={() => void Notification.requestPermission().then(noteAnswer)}>
              {words('notices.allow')}
            </Button>
          </LeavesFocus>
        ) : null}
        <p className={styles.words}>{words(PERMISSION_WORDS[permission])}</p>
      </KeptFocus>
    </div>
  )
}

const PERMISSION_WORDS = {
  default: 'notices.allowHint',
  granted: 'notices.allowed',
  denied: 'notices.denied',
} as const

/** The switch above asks for the same permission, and a visitor can withdraw it in the browser. */
function subscribeToPermission(changed: () => void): () => void {
  const left = new AbortController()
  void navigator.permissions
    .query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', changed, { signal: left.signal }))
    // Without such news, the permission is read when the card is drawn again.
    .catch(() => {})
  return () => left.abort()
}

const readPermission = () => ('Notification' in globalThis ? Notification.permission : null)
