import { type Kysely, sql } from 'kysely';

/**
 * Adds the daily and monthly sums that Insight shows. Fills them from the counts of page views and from the enquiries.
 * The table `page_views` stays, empty, because backups of earlier versions contain it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, period] of [
    ['daily_sums', 'day'],
    ['monthly_sums', 'month'],
  ] as const) {
    await db.schema
      .createTable(table)
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn(period, 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('sum', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${table}_key`, ['kind', period, 'name'])
      .execute();
  }
  // For each kind and day, the hundred largest sums keep their names. The rest are added up as `(other)`.
  await sql`
    insert into daily_sums (kind, day, name, sum)
    select kind, day, case when place > 100 then '(other)' else name end, sum(sum)
    from (
      select kind, day, name, sum, row_number() over (partition by kind, day order by sum desc, name) as place
      from (
        select 'total' as kind, day, 'views' as name, sum(views) as sum from page_views group by day
        union all select 'view-variant', day, locale, sum(views) from page_views group by day, locale
        union all select 'view-page', day, replace(path, '/(other)', '(other)'), sum(views) from page_views group by day, path
        union all select 'view-referrer', day, referrer_host, sum(views) from page_views
          where referrer_host <> '' group by day, referrer_host
        union all select 'total', substr(created_at, 1, 10), 'enquiries', count(*) from enquiries
          where status <> 'suspected' group by substr(created_at, 1, 10)
        union all select 'enquiry-' || kind, substr(created_at, 1, 10), '(other)', count(*) from enquiries
          where status <> 'suspected' group by kind, substr(created_at, 1, 10)
      ) as counted
    ) as ranked
    group by kind, day, case when place > 100 then '(other)' else name end`.execute(db);
  await sql`
    insert into monthly_sums (kind, month, name, sum)
    select kind, substr(day, 1, 7), name, sum(sum) from daily_sums group by kind, substr(day, 1, 7), name`.execute(db);
  await sql`delete from page_views`.execute(db);
}
