/**
 * Cached formatters, by their locale and options. Making a formatter takes about forty times as long as using it, and a
 * page uses dozens. The cache stays small, because locales, options and time zones come from the code and the settings.
 */
const dateFormatters = new Map<string, Intl.DateTimeFormat>();
const numberFormatters = new Map<string, Intl.NumberFormat>();

export function dateFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return keep(dateFormatters, locale, options, () => new Intl.DateTimeFormat(locale, options));
}

export function numberFormatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return keep(numberFormatters, locale, options, () => new Intl.NumberFormat(locale, options));
}

function keep<Formatter>(
  formatters: Map<string, Formatter>,
  locale: string,
  options: object,
  make: () => Formatter,
): Formatter {
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? make();
  formatters.set(key, formatter);
  return formatter;
}
