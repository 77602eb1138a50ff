/**
 * A statement is planned once a connection, for whatever values. PostgreSQL would plan it anew for each call as long as that
 * seems cheaper to run, and our wide reads take ten times longer to plan than to run.
 */
export const ONE_PLAN = 'plan_cache_mode=force_generic_plan';

/** For a statement whose best plan depends on its values: what is set before it, and after it. */
export const PLANNED_ANEW = 'SET plan_cache_mode = force_custom_plan';
export const PLANNED_ONCE = 'SET plan_cache_mode = force_generic_plan';
