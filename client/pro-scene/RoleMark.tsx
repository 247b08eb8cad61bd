import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { ProRole } from '../gql/graphql.ts'
import { RoleGlyph } from './RoleGlyph.tsx'

const useStyles = makeStyles({
  // The baseline would be that of the drawing, which would lift the word above adjacent text.
  root: { display: 'inline-flex', alignItems: 'center', gap: '6px', verticalAlign: 'top', whiteSpace: 'nowrap' },
})

export function RoleMark({ role }: { readonly role: ProRole }) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <span className={styles.root}>
      <RoleGlyph role={role} />
      {t(`proScene.roles.${role}`)}
    </span>
  )
}
