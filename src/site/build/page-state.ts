import { FetchState } from 'astro/fetch';
import { createStandIns } from './stand-in.ts';

type ActionContext = ReturnType<FetchState['getActionAPIContext']>;
type AstroObject = ReturnType<FetchState['createAstro']>;
type AstroParameters = Parameters<FetchState['createAstro']>;

/** The arguments of a call of {@link PageState.createAstro}, with the state that was called. */
interface AstroCall {
  readonly state: PageState;
  readonly parameters: AstroParameters;
}

const createContext = createStandIns<PageState, ActionContext>((state) => state.fullContext());
const createGlobal = createStandIns<AstroCall, AstroObject>(({ state, parameters }) => state.fullAstro(...parameters));

/**
 * The state of the render of one page. Astro's own state gives every page objects with accessors, which stay in memory
 * until the next full garbage collection (decision 035). This one gives pages plain objects with the members that they
 * read most, and falls back to Astro's objects for the others.
 */
export class PageState extends FetchState {
  constructor(request: Request, locals: App.Locals) {
    super(request);
    this.streaming = false;
    // The site has neither middleware nor actions.
    this.skipMiddleware = true;
    this.locals = locals;
    // Error pages get their locals from here. In Astro's file, this is an accessor (see `shortLivedPages`).
    this.renderOptions.locals = locals;
  }

  override getActionAPIContext(): ActionContext {
    const { params = {}, request, url, locals } = this;
    this.actionApiContext ??= createContext(this, { params, request, url, locals });
    return this.actionApiContext;
  }

  override createAstro(...parameters: AstroParameters): AstroObject {
    const [{ response }, props] = parameters;
    const { params = {}, request, url, locals } = this;
    return createGlobal({ state: this, parameters }, { props, params, request, url, locals, response });
  }

  /** Returns the context that Astro itself makes. */
  fullContext(): ActionContext {
    const { actionApiContext } = this;
    this.actionApiContext = null;
    const full = super.getActionAPIContext();
    this.actionApiContext = actionApiContext;
    return full;
  }

  /** Returns the object `Astro` that Astro itself makes for a component. */
  fullAstro(...parameters: AstroParameters): AstroObject {
    return super.createAstro(...parameters);
  }
}
