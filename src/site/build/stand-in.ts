/**
 * Returns a function that makes stand-ins for objects that `build` would make. A stand-in contains the given members as
 * plain values. Every other member is read from the real object, which is built when such a member is read.
 *
 * All stand-ins share one prototype. V8 keeps an object that has accessors of its own, with all that they refer to,
 * until the next full garbage collection (decision 035), and the objects that Astro makes for each page have many.
 */
export function createStandIns<Source, Real extends object>(
  build: (source: Source) => Real,
): (source: Source, members: Partial<Real>) => Real {
  const sourceOf = Symbol('source');
  let prototype: object | undefined;
  return (source, members) => {
    prototype ??= createPrototype(namesOf(build(source)));
    return Object.assign(Object.create(prototype), members, { [sourceOf]: source });
  };

  function createPrototype(names: readonly PropertyKey[]): object {
    const accessors = names.map((name): [PropertyKey, PropertyDescriptor] => [
      name,
      {
        get() {
          return Reflect.get(build(Reflect.get(this, sourceOf)), name);
        },
        set(value) {
          Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true });
        },
      },
    ]);
    return Object.defineProperties({}, Object.fromEntries(accessors));
  }
}

/** Returns the names of all members of an object, including those that it inherits from another object of its kind. */
function namesOf(object: object): PropertyKey[] {
  const names = new Set<PropertyKey>();
  for (let level = object; level !== Object.prototype; level = Object.getPrototypeOf(level))
    for (const name of Reflect.ownKeys(level)) names.add(name);
  return [...names];
}
