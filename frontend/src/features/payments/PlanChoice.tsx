import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Payment, ProtectionPlan } from '../../kit/api/types';
import { useRead } from '../../kit/api/queries';
import { money, protectionPrice, shortMoney } from '../../kit/format/money';

interface Props {
  plans: ProtectionPlan[];
  amount: number;
  /** What the shipper said it is worth, in dollars: no claim can be higher. */
  declaredValue: number | null;
  isAnimal: boolean;
  chosen: string;
  disabled: boolean;
  onChoose: (plan: Payment['protectionPlan']) => void;
}

/** The protection plans with what they cover and cost. */
export function PlanChoice({ plans, amount, declaredValue, isAnimal, chosen, disabled, onChoose }: Props) {
  return (
    <Box component="fieldset" disabled={disabled} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1.5 }}>
        Protection plan
      </Typography>
      <Box sx={{ border: '1px solid', borderColor: 'haulway.control', borderRadius: '10px', overflow: 'hidden' }}>
        {plans.map((plan, index) => {
          const price = protectionPrice(amount, plan);
          return (
            <Box
              component="label"
              key={plan.id}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 3,
                px: 4,
                py: 3,
                cursor: 'pointer',
                borderTop: index > 0 ? '1px solid' : 0,
                borderColor: 'divider',
                bgcolor: plan.id === chosen ? 'haulway.soft' : 'transparent',
              }}
            >
              <Box
                component="input"
                type="radio"
                name="plan"
                value={plan.id}
                checked={plan.id === chosen}
                onChange={() => onChoose(plan.id)}
                sx={{ m: 0, width: 18, height: 18, accentColor: (theme) => theme.vars?.palette.primary.main }}
              />
              <Box sx={{ flex: 1 }}>
                <Typography sx={{ fontWeight: 600 }}>{plan.label}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  Damage up to {shortMoney(plan.limit)}
                </Typography>
              </Box>
              <Typography className="tabular" sx={{ fontWeight: 700 }}>
                {price === 0 ? 'Free' : money(price)}
              </Typography>
            </Box>
          );
        })}
      </Box>
      {isAnimal && <AnimalCover />}
      {declaredValue !== null && (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          You declared a value of {money(declaredValue)}. With any plan, a claim for damage cannot be higher.
        </Typography>
      )}
    </Box>
  );
}

/** What a plan means for a live animal, in the words of the questions and answers; nothing where operators took them out. */
function AnimalCover() {
  const answer = useRead('/api/texts').data?.questions.find(({ id }) => id === 'is-an-animal-covered')?.answer;
  return (
    answer && (
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {answer}
      </Typography>
    )
  );
}
