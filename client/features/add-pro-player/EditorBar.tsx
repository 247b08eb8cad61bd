import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { KeepFocus } from '../../components/keep-focus.ts'
import { useEndEditingMutation } from '../../gql/EndEditing.ts'
import { graphql } from '../../gql/gql.ts'
import type { EditorBar_viewerFragment } from '../../gql/graphql.ts'
import { useMomentFormat } from '../../i18n/useFormat.ts'
import { useSession } from '../../sign-in/session.ts'
import { ownTokens } from '../../theme/tokens.ts'

graphql(/* GraphQL */ `
  fragment EditorBar_viewer on Viewer {
    canEditRosters
    editorName
    editorUntil
  }
`)

graphql(/* GraphQL */ `
  mutation EndEditing {
    endEditing {
      viewer {
        canEditRosters
      }
    }
  }
`)

interface EditorBarProps {
  readonly viewer: EditorBar_viewerFragment
  /** Called when the viewer is no longer an editor. */
  readonly onEnded: () => void
}

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', marginBottom: '8px' },
  words: { flexGrow: 1, color: tokens.colorNeutralForeground2 },
  failed: { color: ownTokens.loss, fontSize: tokens.fontSizeBase200 },
})

export function EditorBar({ viewer, onEnded }: EditorBarProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useMomentFormat()
  const [endEditing, { loading, error }] = useEndEditingMutation()
  const keepFocus = use(KeepFocus)
  const isSignedIn = useSession().kind === 'in'
  const name = viewer.editorName ?? ''

  function words() {
    if (!viewer.canEditRosters) return t('addProPlayer.editor.over')
    return viewer.editorUntil === null
      ? t('addProPlayer.editor.name', { name })
      : t('addProPlayer.editor.until', { name, time: format.dateTime(viewer.editorUntil) })
  }

  async function end() {
    if (loading) return
    try {
      await endEditing()
      // The button is removed.
      keepFocus()
      onEnded()
    } catch {
      // The error is in `error`.
    }
  }

  return (
    <div className={styles.bar}>
      <span className={styles.words}>{words()}</span>
      <output className={styles.failed}>{error === undefined ? null : t('addProPlayer.editor.failed')}</output>
      {/* Signed-in editors remain editors until they sign out. */}
      {isSignedIn ? null : (
        <Button disabledFocusable={loading} onClick={() => void end()}>
          {t('addProPlayer.editor.end')}
        </Button>
      )}
    </div>
  )
}
