import type { Client } from 'pg'

/**
 * Returns everything that a schema consists of, one line each, sorted. Only the order of columns is left out, which
 * says when they were added.
 */
export async function readSchema(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    WITH own AS (SELECT oid, relname, relkind FROM pg_class WHERE relnamespace = 'public'::regnamespace)
    SELECT format('column %s.%s %s%s%s%s%s', relname, attname, format_type(atttypid, atttypmod),
        CASE WHEN attnotnull THEN ' not null' END, ' default ' || pg_get_expr(adbin, adrelid),
        ' identity ' || nullif(attidentity::text, ''), ' generated ' || nullif(attgenerated::text, '')) AS line
      FROM own JOIN pg_attribute ON attrelid = own.oid LEFT JOIN pg_attrdef ON adrelid = own.oid AND adnum = attnum
      WHERE relkind <> 'i' AND relkind <> 'S' AND attnum > 0 AND NOT attisdropped
    UNION ALL SELECT format('%s %s', relkind, relname) FROM own
    UNION ALL SELECT format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
    UNION ALL SELECT 'index ' || pg_get_indexdef(oid) FROM own WHERE relkind = 'i'
    UNION ALL SELECT format('trigger %s %s', pg_get_triggerdef(oid), tgenabled)
      FROM pg_trigger WHERE NOT tgisinternal AND tgrelid IN (SELECT oid FROM own)
    UNION ALL SELECT 'function ' || pg_get_functiondef(oid) FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
    UNION ALL SELECT format('enum %s %s', typname, string_agg(enumlabel, ', ' ORDER BY enumsortorder))
      FROM pg_type JOIN pg_enum ON enumtypid = pg_type.oid GROUP BY typname
    UNION ALL SELECT format('sequence %s %s', seqrelid::regclass,
        concat_ws(' ', seqtypid::regtype, seqstart, seqincrement, seqmax, seqmin, seqcache, seqcycle))
      FROM pg_sequence WHERE seqrelid IN (SELECT oid FROM own)
    UNION ALL SELECT format('comment %s %s', objoid, description) FROM pg_description WHERE objoid IN (SELECT oid FROM own)
    UNION ALL SELECT 'extension ' || extname FROM pg_extension
    ORDER BY line`)
  return rows.map(({ line }) => line)
}
